process.env.INPUT_OPERATION = 'run-command';
require('../../dist/index.js');

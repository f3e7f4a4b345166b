process.env.INPUT_OPERATION = 'update-suite';
require('../../dist/index.js');

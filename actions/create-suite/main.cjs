process.env.INPUT_OPERATION = 'create-suite';
require('../../dist/index.js');

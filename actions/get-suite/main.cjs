process.env.INPUT_OPERATION = 'get-suite';
require('../../dist/index.js');

process.env.INPUT_OPERATION = 'get-build';
require('../../dist/index.js');

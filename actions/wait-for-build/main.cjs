process.env.INPUT_OPERATION = 'wait-for-build';
require('../../dist/index.js');

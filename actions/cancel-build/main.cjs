process.env.INPUT_OPERATION = 'cancel-build';
require('../../dist/index.js');

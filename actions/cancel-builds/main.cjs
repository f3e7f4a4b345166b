process.env.INPUT_OPERATION = 'cancel-builds';
require('../../dist/index.js');

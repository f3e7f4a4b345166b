process.env.INPUT_OPERATION = 'delete-suite';
require('../../dist/index.js');

process.env.INPUT_OPERATION = 'create-suite';
require('../../dist/post.js');

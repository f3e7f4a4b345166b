process.env.INPUT_OPERATION = 'list-builds';
require('../../dist/post.js');

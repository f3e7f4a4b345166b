process.env.INPUT_OPERATION = 'run-command';
require('../../dist/post.js');

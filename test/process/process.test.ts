/* All of these mostly wait: they do it beside one another, those that take longest first. */
import './service-in-trouble.ts';
import './post-step.ts';
import './interrupted-creation.ts';
import './interrupted-wait.ts';
import './interrupted-list.ts';
import './interrupted-comment.ts';
import './runner-files.ts';
import './container-job.ts';

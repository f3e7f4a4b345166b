import { testCreates } from './creates.ts';

testCreates('fail');

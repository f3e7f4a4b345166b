import { testCreates } from './creates.ts';

testCreates('resend');

import { z } from 'zod';
import { number, text } from './lenient-fields.ts';

/** A test that both passed and failed on the same code (api.md §2.2). */
export const flakyTestSchema = z.looseObject({
  id: z.string(),
  web_url: text,
  scope: text,
  name: text,
  location: text,
  file_name: text,
  instances: number,
  most_recent_instance_at: text,
});

/** A flaky test as the service describes one (api.md §2.2). */
export type FlakyTest = z.infer<typeof flakyTestSchema>;

import { fields, number, objectWith, text, type ValueOf } from './schema.ts';

/** A test that both passed and failed on the same code (api.md §2.2). */
export const flakyTestSchema = objectWith('id', {
  id: text,
  ...fields(text, 'web_url scope name location file_name most_recent_instance_at'),
  instances: number,
});

/** A flaky test as the service describes one (api.md §2.2). */
export type FlakyTest = ValueOf<typeof flakyTestSchema>;

import { fields, listOf, object, objectWith, text, type ValueOf } from './schema.ts';

/** An access token, as it describes itself. Not in the document; the live service shows no ID of its user. */
export const accessTokenSchema = objectWith('uuid', {
  ...fields(text, 'uuid description created_at expires_at'),
  scopes: listOf(text),
  user: object(fields(text, 'name email')),
});

/** An access token, as it describes itself. */
export type AccessToken = ValueOf<typeof accessTokenSchema>;

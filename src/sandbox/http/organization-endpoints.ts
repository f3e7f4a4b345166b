import { graphqlIdOf, uuidOf } from '../identity.ts';
import { serializePipeline } from '../serialize/build.ts';
import { organizationUrl } from '../serialize/view.ts';
import type { OrganizationRecord } from '../world/records.ts';
import { type EndpointCall, type Endpoints, organizationIn, pipelineIn } from './call.ts';
import { pageOf } from './query.ts';

/** The endpoints of organizations, pipelines, users and tokens. Not in the document: as on the live service. */
export const organizationEndpoints = {
  'organizations.list': (call) => {
    const seen = [...call.world.organizations.values()].filter(({ slug }) =>
      call.token.organizations.includes(slug),
    );
    return pageOf(seen, call, (organization) => serialize(call, organization));
  },
  'organizations.get': (call) => ({ body: serialize(call, organizationIn(call)) }),
  'organizations.rateLimit': (call) => ({
    body: { scopes: { rest: call.limits.usage(organizationIn(call).slug) } },
  }),
  'pipelines.list': (call) => {
    const all = [...organizationIn(call).pipelines.values()];
    return pageOf(all, call, (pipeline) => serializePipeline(call, pipeline));
  },
  'pipelines.get': (call) => ({ body: serializePipeline(call, pipelineIn(call)) }),
  'user.get': ({ token }) => ({ body: token.user }),
  'accessToken.get': ({ token: { label, scopes, user } }) => {
    // The label is a part of the token's value, which a client hides.
    const description = 'Sandbox token';
    const { name, email } = user;
    const times = { created_at: '2024-12-11 09:00:00 UTC', expires_at: null };
    const uuid = uuidOf(`token/${label}`);
    return { body: { uuid, scopes, description, ...times, user: { name, email } } };
  },
} satisfies Endpoints;

function serialize(call: EndpointCall, organization: OrganizationRecord) {
  const { slug } = organization;
  const [id, url] = [uuidOf(`organization/${slug}`), organizationUrl(call, organization)];
  return {
    id,
    graphql_id: graphqlIdOf('Organization', id),
    url,
    web_url: `${call.webOrigin}/${slug}`,
    name: slug,
    slug,
    pipelines_url: `${url}/pipelines`,
    created_at: '2024-12-11T09:00:00.000Z',
  };
}

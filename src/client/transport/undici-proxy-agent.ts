import connect from 'undici/lib/api/api-connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';

// The agent opens tunnels with a method of dispatchers that only undici's index puts onto them.
Object.assign(Dispatcher.prototype, { connect });

export { EnvHttpProxyAgent };

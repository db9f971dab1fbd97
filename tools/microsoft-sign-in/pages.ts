/** Returns a page of another site with the app in a frame. */
export const createIntranetPage = (app: string): string => `<!doctype html><title>Intranet</title>
<h1>Intranet</h1><iframe title="Forms" src="${app}/teams" width="1200" height="700"></iframe>`;

/**
 * Returns a page that stands in for Teams, for the app and for its sign-in window: it implements the messages of
 * `@microsoft/teams-js` as found in its sources, and ignores other messages.
 */
export const createTeamsPage = (app: string): string => `<!doctype html><title>Teams</title>
<h1>Teams</h1><iframe title="Tideform" src="${app}/teams?client=teams" width="1200" height="700"></iframe>
<script>
const supports = { pages: {}, appInitialization: {}, themeChange: {} };
const runtime = JSON.stringify({ apiVersion: 4, isLegacyTeams: false, supports });
let asked;
const answers = {
  initialize: (message, isWindow) => [isWindow ? 'authentication' : 'content', 'web', runtime, '2.58.0'],
  getContext: () => [{ entityId: 'forms', locale: 'en-gb', hostClientType: 'web', theme: 'default' }],
};
addEventListener('message', ({ source, origin, data }) => {
  if (origin !== '${app}' || !data?.func) return;
  const isWindow = source !== frames[0];
  const reply = (to, { id, uuidAsString }, args) => to.postMessage({ id, uuidAsString, args }, origin);
  const answer = answers[data.func]?.(data, isWindow);
  if (answer) return reply(source, data, answer);
  if (data.func === 'authentication.authenticate') {
    asked = data;
    open(data.args[0], 'sign-in', 'popup,width=' + data.args[1] + ',height=' + data.args[2]);
  }
  const ended = { success: true, failure: false }[/^authentication\\.authenticate\\.(\\w+)$/.exec(data.func)?.[1]];
  if (ended !== undefined && asked) reply(frames[0], asked, [ended, data.args[0]]);
});
</script>`;

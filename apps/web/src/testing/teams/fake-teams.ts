/** What Teams says of where the app is shown, in the names of its protocol. */
export interface TeamsContext {
  readonly theme?: string;
  readonly hostClientType?: string;
  readonly frameContext?: string;
  readonly loginHint?: string;
  readonly tid?: string;
  /** Of the team's conversations; without it there is no team for the library. */
  readonly teamId?: string;
  readonly groupId?: string;
  readonly channelId?: string;
  readonly channelName?: string;
  readonly channelType?: string;
  readonly subEntityId?: string;
  readonly appId?: string;
}

interface Message {
  readonly id: number;
  readonly uuidAsString?: string;
  readonly func: string;
  readonly args: readonly unknown[];
}

/**
 * The window of Teams around the app: speaks the protocol of `@microsoft/teams-js` by messages, as its sources show it, from Teams' own
 * origin. What it does not know it notes, and leaves without an answer.
 *
 * @param options.isOpener Teams is not around the page, but has opened it in a window of its own
 */
export function createFakeTeams(
  context: TeamsContext,
  options: { readonly hasNestedSignIn?: boolean; readonly isOpener?: boolean } = {},
) {
  const said: (readonly [func: string, ...args: unknown[]])[] = [];
  const supports = { pages: { config: {} }, appInitialization: {}, themeChange: {} };
  const runtime = {
    ...{ apiVersion: 4, isLegacyTeams: false, supports },
    ...(options.hasNestedSignIn && { isNAAChannelRecommended: true }),
  };
  let windowEnds: readonly [isOpen: boolean, result: string] = [true, 'account'];
  const answers: Readonly<Record<string, () => readonly unknown[]>> = {
    initialize: () => [
      ...[context.frameContext ?? 'content', context.hostClientType ?? 'web', JSON.stringify(runtime), '2.58.0'],
    ],
    getContext: () => [{ entityId: 'forms', locale: 'en-us', hostClientType: 'web', ...context }],
    'settings.setSettings': () => [true],
    'authentication.authenticate': () => windowEnds,
  };
  const tell = (data: object): void => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: parent as unknown as Window }));
  };
  const parent = {
    closed: false,
    postMessage({ id, uuidAsString, func, args }: Message) {
      said.push([func, ...args]);
      const answer = answers[func]?.();
      if (answer) queueMicrotask(() => tell({ id, uuidAsString, args: answer }));
    },
  };
  const place = options.isOpener ? 'opener' : 'parent';
  const own = Object.getOwnPropertyDescriptor(window, place);
  Object.defineProperty(window, place, { value: parent, configurable: true });
  return {
    said,
    /** What somebody does in Teams. */
    do: (func: string, ...args: unknown[]) => tell({ func, args }),
    endWindows: (isOpen: boolean, result: string) => {
      windowEnds = [isOpen, result];
    },
    leave: () => (own ? Object.defineProperty(window, place, own) : Reflect.deleteProperty(window, place)),
  };
}

const origin = 'https://teams.microsoft.com';

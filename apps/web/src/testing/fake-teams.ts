/** Context that Teams reports, with the property names of its protocol. */
export interface TeamsContext {
  readonly theme?: string;
  readonly hostClientType?: string;
  readonly frameContext?: string;
  readonly loginHint?: string;
  readonly tid?: string;
  /** ID of the team's conversations. Without it, the Teams library reports no team. */
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
 * Creates a fake of the Teams window. It implements the message protocol of `@microsoft/teams-js` from its source code,
 * and sends messages from the origin of Teams. Unknown messages are recorded without a response.
 *
 * @param options.isOpener whether Teams has opened the page in a window, instead of showing it in a frame
 */
export function createFakeTeams(
  context: TeamsContext,
  options: { readonly hasNestedSignIn?: boolean; readonly isOpener?: boolean } = {},
) {
  const calls: (readonly [func: string, ...args: unknown[]])[] = [];
  const supports = { pages: { config: {} }, appInitialization: {}, themeChange: {} };
  const runtime = {
    ...{ apiVersion: 4, isLegacyTeams: false, supports },
    ...(options.hasNestedSignIn && { isNAAChannelRecommended: true }),
  };
  let windowResult: readonly [isOpen: boolean, result: string] = [true, 'account'];
  const responses: Readonly<Record<string, () => readonly unknown[]>> = {
    initialize: () => [
      ...[context.frameContext ?? 'content', context.hostClientType ?? 'web', JSON.stringify(runtime), '2.58.0'],
    ],
    getContext: () => [{ entityId: 'forms', locale: 'en-us', hostClientType: 'web', ...context }],
    'settings.setSettings': () => [true],
    'authentication.authenticate': () => windowResult,
  };
  const send = (data: object): void => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: parent as unknown as Window }));
  };
  const parent = {
    closed: false,
    postMessage({ id, uuidAsString, func, args }: Message) {
      calls.push([func, ...args]);
      const answer = responses[func]?.();
      if (answer) queueMicrotask(() => send({ id, uuidAsString, args: answer }));
    },
  };
  const property = options.isOpener ? 'opener' : 'parent';
  const originalProperty = Object.getOwnPropertyDescriptor(window, property);
  Object.defineProperty(window, property, { value: parent, configurable: true });
  return {
    calls,
    /** Sends an event of Teams to the app. */
    sendEvent: (func: string, ...args: unknown[]) => send({ func, args }),
    setWindowResult: (isOpen: boolean, result: string) => {
      windowResult = [isOpen, result];
    },
    leave: () =>
      originalProperty
        ? Object.defineProperty(window, property, originalProperty)
        : Reflect.deleteProperty(window, property),
  };
}

const origin = 'https://teams.microsoft.com';

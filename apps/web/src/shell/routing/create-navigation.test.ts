import { expect, it } from 'vitest';
import type { BlockedNavigation } from '../../ui/routing/navigation-blocker.ts';
import { createNavigation } from './create-navigation.ts';
import { createMemoryHistory } from './navigation-history.ts';

/** Creates a navigation that went from the list of forms to the builder. */
function inBuilder() {
  const navigation = createNavigation(createMemoryHistory('/forms'));
  navigation.navigator.push('/build');
  const visited: string[] = [];
  navigation.subscribe(({ location }) => void visited.push(location.pathname));
  return { navigation, visited, path: () => navigation.state.location.pathname };
}

const steps = [
  ['follows a link', '/device', ({ navigator }: ReturnType<typeof createNavigation>) => navigator.push('/device')],
  ['is led on', '/device', ({ navigator }: ReturnType<typeof createNavigation>) => navigator.replace('/device')],
  ['goes back', '/forms', ({ navigator }: ReturnType<typeof createNavigation>) => navigator.go(-1)],
] as const;

it.each(steps)('blocks a user who %s, and continues if the user confirms', (_, to, step) => {
  const { navigation, visited, path } = inBuilder();
  const blockedNavigations: BlockedNavigation[] = [];
  navigation.block((blocked) => blockedNavigations.push(blocked) > 0);
  step(navigation);
  expect([path(), visited, blockedNavigations.map((blocked) => blocked.to.pathname)]).toEqual(['/build', [], [to]]);
  step(navigation);
  expect([path(), blockedNavigations.length]).toEqual(['/build', 2]);
  blockedNavigations.at(-1)?.go();
  expect([path(), visited, blockedNavigations.length]).toEqual([to, [to], 2]);
});

it.each(steps)('does not block a user who %s without a blocker', (_, to, step) => {
  const { navigation, visited } = inBuilder();
  const free = navigation.block(() => true);
  free();
  navigation.block(() => false);
  step(navigation);
  expect(visited).toEqual([to]);
});

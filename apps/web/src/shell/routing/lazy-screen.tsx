import { loadWords } from '@tideform/words/loaded';
import { type ComponentType, lazy, type ReactElement } from 'react';

/** A screen's code, and then its words: it is drawn with both. One that did not come is asked for again the next time. */
export function lazyScreen(load: () => Promise<ComponentType>): ReactElement {
  const ask = () =>
    lazy(async () => {
      try {
        const Component = await load();
        await loadWords();
        return { default: Component };
      } catch (error) {
        Screen = ask();
        throw error;
      }
    });
  let Screen = ask();
  const Asked = () => <Screen />;
  return <Asked />;
}

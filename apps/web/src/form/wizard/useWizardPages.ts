import type { PageProps } from '@tideform/components/form-parts';
import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import {
  type ComponentDefinition,
  type FieldNode,
  type FieldState,
  getWizardPages,
  type Session,
} from '@tideform/engine';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';

/** Page of a wizard. */
export interface WizardPage {
  readonly id: string;
  readonly node: FieldNode;
  readonly title: string;
  /** Current settings of the page, after the form's logic was applied. */
  readonly settings: PageProps;
}

interface WizardPages {
  /** IDs of all pages, including hidden ones. */
  readonly order: readonly string[];
  /** Visible pages; empty for a form that isn't a wizard. */
  readonly pages: readonly WizardPage[];
}

/** Returns the current pages of a form that is shown as a wizard. */
export function useWizardPages(session: Session): WizardPages {
  const panels = useMemo(() => getWizardPages(session), [session]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = panels.map((panel) => session.subscribe(panel.id, listener));
      return () => {
        for (const stop of unsubscribers) stop();
      };
    },
    [session, panels],
  );
  const last = useRef<readonly FieldState[]>([]);
  const snapshot = () => {
    const now = panels.map(({ id }) => session.state(id));
    const isSame = now.length === last.current.length && now.every((state, index) => state === last.current[index]);
    if (!isSame) last.current = now;
    return last.current;
  };
  const states = useSyncExternalStore(subscribe, snapshot);
  return useMemo(
    () => ({
      order: panels.map(({ id }) => id),
      pages: panels
        .flatMap((node, index) => (states[index]?.visible ? [{ node, state: states[index] }] : []))
        .map(toPage),
    }),
    [panels, states],
  );
}

function toPage({ node, state }: { readonly node: FieldNode; readonly state: FieldState }, index: number): WizardPage {
  // NOTE: the cast is safe, because a page is a panel, whose spec parsed these props.
  return { id: node.id, node, title: getPageTitle(state.definition, index), settings: state.props as PageProps };
}

/** Returns the name of a wizard page: the panel's title, otherwise its label, otherwise its number. */
function getPageTitle({ title, label }: ComponentDefinition, index: number): string {
  const text = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return text ? stripHtmlTags(String(text)) : String(index + 1);
}

import type { PageProps } from '@tideform/components/form-parts';
import { type FieldNode, type FieldState, type Session, wizardPages } from '@tideform/engine';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { pageTitle } from './page-title.ts';

/** A page as the wizard around it sees it. */
export interface WizardPage {
  readonly id: string;
  readonly node: FieldNode;
  readonly title: string;
  /** As logic has them now. */
  readonly settings: PageProps;
}

interface WizardPages {
  /** Ids of all pages, those too that a condition hides. */
  readonly order: readonly string[];
  /** The visible ones. None: the form is one page. */
  readonly pages: readonly WizardPage[];
}

/** The pages of a form shown as a wizard, as they are now. */
export function useWizardPages(session: Session): WizardPages {
  const panels = useMemo(() => wizardPages(session), [session]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = panels.map((panel) => session.subscribe(panel.id, listener));
      return () => {
        for (const stop of stops) stop();
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
        .map(asPage),
    }),
    [panels, states],
  );
}

function asPage({ node, state }: { readonly node: FieldNode; readonly state: FieldState }, index: number): WizardPage {
  // NOTE: a page is a panel, and its props are what the panel's spec has read.
  return { id: node.id, node, title: pageTitle(state.definition, index), settings: state.props as PageProps };
}

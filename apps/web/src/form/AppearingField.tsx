import { makeResetStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { useRunner } from './runner-context.ts';

const useFade = makeResetStyles({
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationTimingFunction: tokens.curveDecelerateMid,
  '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
});

/**
 * Wrapper around a field that has just become visible. The field fades in and is announced, without moving the focus.
 */
export function AppearingField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { announcer } = useRunner();
  useEffect(() => announcer.announceAppeared(label), [announcer, label]);
  return <div className={useFade()}>{children}</div>;
}

import type { Feature } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useHasFeature } from '../data/features/useSubscription.ts';
import { UpgradePrompt } from '../ui/plan/UpgradePrompt.tsx';
import { dialogsMessages } from './dialogs.messages.ts';

/** Draws what a team's plan unlocks, and says so where it does not. Nothing while nobody knows. */
export function FeatureGate(props: {
  readonly teamId: string;
  readonly feature: Feature;
  /** The words for this feature, 'Upgrade subscription to customize form CSS'; the general ones by default. */
  readonly locked?: string;
  readonly children: ReactNode;
}) {
  const messages = useMessages(dialogsMessages);
  const isUnlocked = useHasFeature(props.teamId, props.feature);
  if (isUnlocked === undefined) return null;
  if (isUnlocked) return props.children;
  return <UpgradePrompt teamId={props.teamId} text={props.locked ?? messages.unavailable} />;
}

import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useNavigationBlocker } from '../../ui/navigation-blocker.ts';

const UnsavedChangesDialog = onDemand(
  async () => (await import('@tideform/components/kit/unsaved/UnsavedChangesDialog.tsx')).UnsavedChangesDialog,
);

/** Asks for confirmation when the user leaves the builder with unsaved changes in a tab. */
export function UnsavedPrompt() {
  const navigation = useNavigationBlocker(true);
  return navigation && <UnsavedChangesDialog onAnswer={(isLost) => (isLost ? navigation.go() : navigation.stay())} />;
}

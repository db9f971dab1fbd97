import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useUpdate } from './UpdateProvider.tsx';

/** 'Update Available': the person decides when the page reloads. */
export function UpdateNotice() {
  const update = useUpdate();
  if (!update) return null;
  return (
    <Button size="small" icon={<ArrowClockwise20Regular />} onClick={update}>
      Update Available
    </Button>
  );
}

import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { Mirrored } from './Mirrored.tsx';
import { useGoBack } from './useGoBack.ts';

/** Leads back to where the person came from; to the screen above this one when they came from outside. */
export function BackButton(props: {
  readonly label: string;
  readonly to: string;
  /** Instead of leaving at once: `leave` does it. */
  readonly onLeave?: ((leave: () => void) => void) | undefined;
}) {
  const { label, to, onLeave } = props;
  const leave = useGoBack(to);
  return (
    <Button
      appearance="subtle"
      icon={
        <Mirrored>
          <ArrowLeftRegular />
        </Mirrored>
      }
      aria-label={label}
      onClick={() => (onLeave ? onLeave(leave) : leave())}
    />
  );
}

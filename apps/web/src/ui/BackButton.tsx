import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router';
import { Mirrored } from './Mirrored.tsx';

/** Leads from a screen to the one above it. */
export function BackButton({ label, to }: { readonly label: string; readonly to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      appearance="subtle"
      icon={
        <Mirrored>
          <ArrowLeftRegular />
        </Mirrored>
      }
      aria-label={label}
      onClick={() => navigate(to)}
    />
  );
}

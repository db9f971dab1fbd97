import { ToggleButton, useArrowNavigationGroup } from '@fluentui/react-components';
import { Desktop20Regular, Phone20Regular, Tablet20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { usePreviewStyles } from './preview.styles.ts';
import { previewWords } from './preview.words.ts';

export type Device = 'desktop' | 'tablet' | 'mobile';

const devices = [
  { device: 'desktop', icon: <Desktop20Regular /> },
  { device: 'tablet', icon: <Tablet20Regular /> },
  { device: 'mobile', icon: <Phone20Regular /> },
] as const;

interface DeviceSwitchProps {
  readonly chosen: Device;
  readonly onChoose: (device: Device) => void;
}

/** On which device the form is looked at. */
export function DeviceSwitch({ chosen, onChoose }: DeviceSwitchProps) {
  const words = useWords(previewWords);
  const styles = usePreviewStyles();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal' });
  return (
    <div role="toolbar" aria-label={words.devices} className={styles.devices} {...arrows}>
      {devices.map(({ device, icon }) => (
        <ToggleButton
          key={device}
          appearance={device === chosen ? 'secondary' : 'subtle'}
          icon={icon}
          checked={device === chosen}
          onClick={() => onChoose(device)}
        >
          {words[device]}
        </ToggleButton>
      ))}
    </div>
  );
}

import { ToggleButton, useArrowNavigationGroup } from '@fluentui/react-components';
import { Desktop20Regular, Phone20Regular, Tablet20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

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

/** Toolbar for choosing the device of the preview. */
export function DeviceSwitch({ chosen, onChoose }: DeviceSwitchProps) {
  const messages = useMessages(previewMessages);
  const styles = usePreviewStyles();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal' });
  return (
    <div role="toolbar" aria-label={messages.devices} className={styles.devices} {...arrows}>
      {devices.map(({ device, icon }) => (
        <ToggleButton
          key={device}
          appearance={device === chosen ? 'secondary' : 'subtle'}
          icon={icon}
          checked={device === chosen}
          onClick={() => onChoose(device)}
        >
          {messages[device]}
        </ToggleButton>
      ))}
    </div>
  );
}

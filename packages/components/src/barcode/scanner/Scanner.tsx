import { Button, Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components';
import {
  CameraSwitch24Regular,
  Dismiss24Regular,
  Flash24Regular,
  Image24Regular,
  Keyboard24Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, useRef } from 'react';
import type { DecodedCode } from '../reading/code-format.ts';
import { ScanProgress } from './ScanProgress.tsx';
import { scannerMessages } from './scanner.messages.ts';
import { useBarcodeScan } from './useBarcodeScan.tsx';
import { useScannerStyles } from './useScannerStyles.tsx';

export interface ScannerProps {
  readonly title: string;
  readonly onFound: (code: DecodedCode) => void;
  readonly onClose: () => void;
  /** Switches to manual entry. Absent: manual entry isn't allowed. */
  readonly onType?: (() => void) | undefined;
}

/** Dialog that shows the camera image until a code is accepted. */
export function Scanner({ title, onFound, onClose, onType }: ScannerProps) {
  const styles = useScannerStyles();
  const messages = useMessages(scannerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { state, camera, isLit, ...act } = useBarcodeScan(video, onFound);
  const tool = (icon: ReactElement, name: string, onClick: () => void, isOn?: boolean) => (
    <Button
      appearance="subtle"
      className={mergeClasses(styles.button, styles.tool, isOn && styles.on)}
      icon={icon}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {name}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={title}>
        <div className={styles.head}>
          <Button
            appearance="subtle"
            className={styles.button}
            icon={<Dismiss24Regular />}
            aria-label={messages.close}
            onClick={onClose}
          />
          <h2 className={styles.title}>{title}</h2>
        </div>
        <div className={styles.camera}>
          <video ref={video} className={styles.video} muted playsInline hidden={state.kind === 'problem'} />
          {state.kind === 'problem' ? (
            <div className={styles.problem} role="alert">
              {messages[state.problem]}
              <Button onClick={act.again}>{messages.tryAgain}</Button>
            </div>
          ) : (
            <>
              <ScanFrame />
              <ScanProgress state={state} />
            </>
          )}
        </div>
        <div className={styles.tools}>
          {camera?.light && tool(<Flash24Regular />, messages.torch, act.switchLight, isLit)}
          {camera && camera.ids.length > 1 && tool(<CameraSwitch24Regular />, messages.otherCamera, act.switchCamera)}
          {tool(<Image24Regular />, messages.fromPicture, () => picker.current?.click())}
          {onType && tool(<Keyboard24Regular />, messages.typeIt, onType)}
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Clears the file input, so that the same image can be picked again.
            event.target.value = '';
            if (file) void act.readFile(file);
          }}
        />
      </DialogSurface>
    </Dialog>
  );
}

/** Frame over the camera image that shows where to hold the code. */
function ScanFrame() {
  return (
    <svg
      viewBox="0 0 264 264"
      className={useScannerStyles().frame}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 44V20A16 16 0 0 1 20 4h24M220 4h24a16 16 0 0 1 16 16v24M260 220v24a16 16 0 0 1-16 16h-24M44 260H20a16 16 0 0 1-16-16v-24" />
    </svg>
  );
}

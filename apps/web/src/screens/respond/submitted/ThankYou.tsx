import { Body1, Button, Link, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddRegular, CheckmarkCircleRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useForm } from '../../../data/useForm.ts';
import { useOnline } from '../../../data/useOnline.ts';
import { useStartResponse } from '../options/useStartResponse.ts';
import { RespondHeader } from '../RespondHeader.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { words } from '../respond.words.ts';
import { useResponseView } from '../useResponseView.ts';

/** After a submit. Takes the focus, so that a screen reader says it. */
export function ThankYou({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const styles = useRespondStyles();
  const form = useForm(formId);
  const isOnline = useOnline();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isEmbedded, rest } = useResponseView();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = () => navigate(`/teams/${teamId}/forms/${formId}/response${rest}`, { state, replace: true });
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title={form?.title ?? ''}>
        {!isEmbedded && form?.published && <AddAnotherMenu teamId={teamId} formId={formId} />}
      </RespondHeader>
      <div className={styles.scroll}>
        <div className={styles.column}>
          <div className={styles.thanks}>
            <CheckmarkCircleRegular className={styles.thanksIcon} />
            <h2 ref={heading} tabIndex={-1} className={styles.thanksTitle}>
              {words.thanks.title}
            </h2>
            <Body1>{words.thanks.text}</Body1>
            {!isOnline && <Body1>{words.thanks.waiting}</Body1>}
            <Link onClick={again}>{words.thanks.again}</Link>
          </div>
        </div>
      </div>
    </div>
  );
}

function AddAnotherMenu({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const start = useStartResponse(teamId);
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={words.menu.open} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<AddRegular />} onClick={() => start.another(formId)}>
            {words.menu.addAnother}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

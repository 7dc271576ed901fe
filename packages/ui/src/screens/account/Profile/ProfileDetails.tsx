import type { Member } from '@fortuna/domain/model/auth.ts';
import { maskPersonName } from '@fortuna/domain/person-name.ts';
import { maskPixKey } from '@fortuna/domain/pix-key.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ProfileContent, ProfileEdit } from './Profile.view.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Stack } from './profile-parts.ts';
import { SessionClock } from './SessionClock.tsx';

export interface ProfileDetailsProps extends Pick<ProfileContent, 'member' | 'editing' | 'hereSince'> {
  /** Opens the form. */
  readonly onEdit: () => void;
  /** Gets what has been changed, and only that. */
  readonly onSave: (edit: ProfileEdit) => void;
  /** Waits no longer for the answer. */
  readonly onStopSaving: () => void;
  /** Closes the form. */
  readonly onCancelEdit: () => void;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  readonly onCopy: (text: string) => Promise<void>;
}

const Codes = styled.div`
  display: grid;
  /* Side by side where a code is still seen whole. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${vars.space.s3};
`;

/** Who the account belongs to, for its owner's eyes: what identifies a person is masked, what is handed on can be copied. */
export function ProfileDetails({ member, editing, hereSince, onCopy, ...form }: ProfileDetailsProps) {
  const { t } = useTranslation('account-profile');
  const titleId = useId();
  const copyWords = {
    copyLabel: t('details.copy'),
    copiedLabel: t('details.copied'),
    failedLabel: t('details.copyFailed'),
    onCopy,
  };
  return (
    <Card padding="lg" aria-labelledby={titleId}>
      <Stack>
        <SectionHeader id={titleId} title={t('details.title')} />
        <Codes>
          <CopyField {...copyWords} label={t('details.uid')} value={String(member.id)} />
          <CopyField {...copyWords} label={t('details.inviteCode')} value={member.inviteCode} />
        </Codes>
        <Facts member={member} hereSince={hereSince} />
        <Editing {...form} member={member} editing={editing} />
      </Stack>
    </Card>
  );
}

function Facts({ member, hereSince }: Pick<ProfileContent, 'member' | 'hereSince'>) {
  const { t } = useTranslation('account-profile');
  const language = useSiteLanguage();
  const { name, nickname, gender, vipLevel, levelName, registeredAt } = member;
  return (
    <KeyValueList
      items={[
        { id: 'login', label: t('details.login'), value: name },
        { id: 'nickname', label: t('details.nickname'), value: nickname ?? t('details.noNickname') },
        { id: 'gender', label: t('details.gender'), value: t(`details.genders.${gender ?? 'none'}`) },
        { id: 'realName', label: t('details.realName'), value: realNameOf(member) ?? t('details.missing') },
        { id: 'phone', label: t('details.phone'), value: phoneOf(member) ?? t('details.missing') },
        { id: 'email', label: t('details.email'), value: emailOf(member) ?? t('details.missing') },
        {
          id: 'level',
          label: t('details.level'),
          value: t('details.levelValue', { level: vipLevel, name: levelName }),
        },
        ...(registeredAt === null
          ? []
          : [
              { id: 'registered', label: t('details.registered'), value: formatDate(registeredAt, language) },
            ]),
        ...(hereSince === null
          ? []
          : [{ id: 'session', label: t('details.session'), value: <SessionClock since={hereSince} /> }]),
      ]}
    />
  );
}

function realNameOf({ realName }: Member): string | null {
  return realName === null ? null : maskPersonName(realName);
}

function phoneOf({ phone }: Member): string | null {
  return phone === null ? null : maskPixKey('phone', phone);
}

function emailOf({ email }: Member): string | null {
  return email === null ? null : maskPixKey('email', email);
}

type EditingProps = Omit<ProfileDetailsProps, 'hereSince' | 'onCopy'>;

/** The form, or the button that opens it, and what the last saving came to. */
function Editing({ member, editing, onEdit, onSave, onStopSaving, onCancelEdit }: EditingProps) {
  const { t } = useTranslation('account-profile');
  /** Back from the form without saving: at the button that had opened it. */
  const [isBack, setBack] = useState(false);
  if (editing !== null && editing.kind !== 'saved') {
    return (
      <Arrived>
        <ProfileForm
          member={member}
          editing={editing}
          onSave={onSave}
          onStopWaiting={onStopSaving}
          onClose={() => {
            setBack(true);
            onCancelEdit();
          }}
        />
      </Arrived>
    );
  }
  const edit = (
    <Button
      isWide
      onClick={() => {
        setBack(false);
        onEdit();
      }}
    >
      {t('details.edit')}
    </Button>
  );
  return (
    <>
      {editing?.kind === 'saved' && (
        <Arrived>
          <Notice tone="success">{t('details.saved')}</Notice>
        </Arrived>
      )}
      {isBack && editing === null ? <Arrived>{edit}</Arrived> : edit}
    </>
  );
}

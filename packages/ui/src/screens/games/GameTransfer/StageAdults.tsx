import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';

const Root = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  strong {
    color: ${vars.color.text};
  }
  /* The gap parts them where they share a line; a dot would stand alone where they do not. */
  a {
    display: inline-block;
    margin-inline-end: ${vars.space.s3};
  }
`;

/** The page has no footer: who may play, and how, and who helps, is said here. */
export function StageAdults() {
  const { t } = useTranslation('games-play');
  return (
    <Root data-part="stage-adults">
      <strong>18+</strong> {t('transfer.adults')}{' '}
      <TextLink href={to('/responsible-gaming')}>{t('transfer.responsible')}</TextLink>{' '}
      <TextLink href={helpHref()}>{t('transfer.support')}</TextLink>
    </Root>
  );
}

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
`;

/** A line of their own. The gap parts them where they share it; a dot would stand alone where they do not. */
const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.s4};
  /* Present, and quieter than anything that there is to do. */
  a {
    font-weight: inherit;
  }
`;

/** The page has no footer: who may play, and how, and who helps, is said here. */
export function StageAdults() {
  const { t } = useTranslation('games-play');
  return (
    <Root data-part="stage-adults">
      <strong>18+</strong> {t('transfer.adults')}{' '}
      <Links>
        <TextLink href={to('/responsible-gaming')} tone="quiet">
          {t('transfer.responsible')}
        </TextLink>
        <TextLink href={helpHref()} tone="quiet">
          {t('transfer.support')}
        </TextLink>
      </Links>
    </Root>
  );
}

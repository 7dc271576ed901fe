import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { RouletteWheel } from '../../../components/RouletteWheel/RouletteWheel.tsx';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3} ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}

  > a {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    > a {
      grid-column: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  h2 {
    font-size: ${vars.text.lg};
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** The way from the live games to the tables that are dealt now. */
export function LiveEntrance() {
  const { t } = useTranslation('games-live');
  const id = useId();
  return (
    <Root aria-labelledby={id} data-part="live-entrance">
      <RouletteWheel number={null} />
      <Words>
        <h2 id={id}>{t('entrance.title')}</h2>
        <p>{t('entrance.text')}</p>
      </Words>
      <ButtonLink href={to('/video')} variant="primary">
        {t('entrance.action')}
      </ButtonLink>
    </Root>
  );
}

import type { ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { ButtonSurface, buttonLook } from '../../../components/Button/Button.tsx';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { type RowSpan, rowSpan } from '../../page/row-span.ts';

export interface ActivityCard {
  readonly id: number;
  readonly page: ActivityCode | 'other';
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Something of it can be claimed now. */
  readonly isOpen: boolean;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  margin-top: ${vars.space.s4};
  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** The picture before the words; above them where there is room for a picture, and on the card that leads. */
const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: start;
  padding: ${vars.space.s3};
  ${surface}
  > [data-part='activity-art'] {
    overflow: hidden;
    border-radius: ${vars.radius.sm};
    > * {
      aspect-ratio: 4 / 3;
      object-fit: cover;
    }
  }
  &[data-lead] {
    grid-template-columns: minmax(0, 1fr);
    > [data-part='activity-art'] > * {
      aspect-ratio: 2;
    }
  }
  ${media.wide} {
    grid-column: span 3;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    &:not([data-span='2']) > [data-part='activity-art'] > * {
      aspect-ratio: 2;
    }
    &[data-span='6'] {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${vars.space.s6};
      align-items: center;
    }
    &[data-span='6'][data-lead] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
  /* Of two columns, the last of an odd number takes both. */
  ${media.tablet} {
    &:last-child:nth-child(odd):not([data-lead] ~ *),
    [data-lead] ~ &:last-child:nth-child(even) {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
    }
  }
  ${media.desktop} {
    &[data-span='2'] {
      grid-column: span 2;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  align-content: start;
`;

const Way = styled.a`
  color: inherit;
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  [data-lead] & {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    line-height: 1.15;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  ${focusRing}
`;

const Text = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.45;
  [data-lead] & {
    font-size: ${vars.text.md};
  }
`;

/** Looks like the button that it is: all of the card leads there, so it is no link of its own. */
const Claim = styled(ButtonSurface)`
  justify-self: start;
  margin-top: ${vars.space.s2};
  pointer-events: none;
`;

export interface ActivityCardsProps {
  readonly cards: readonly ActivityCard[];
  /** The first one leads the page: over a whole row, in larger letters. Default: false. */
  readonly isLed?: boolean;
}

/** Activities as cards in full rows; all of a card leads there. */
export function ActivityCards({ cards, isLed = false }: ActivityCardsProps) {
  const { t } = useTranslation('promotions');
  const led = isLed ? 1 : 0;

  function spanOf(index: number): RowSpan {
    return index < led ? 6 : rowSpan(index - led, cards.length - led);
  }

  return (
    <List data-part="activity-cards">
      {cards.map(({ id, page, title, text, href, isOpen }, index) => (
        <Tile key={id} data-span={spanOf(index)} data-lead={index < led ? '' : undefined}>
          <ActivityArt page={page} shape={spanOf(index) === 2 ? 'card' : 'wide'} />
          <Words>
            <Way href={href}>{title}</Way>
            {text !== '' && <Text>{text}</Text>}
            {isOpen && (
              <Claim as="span" {...buttonLook(index < led ? { variant: 'primary' } : { size: 'sm' })}>
                {t('claimNow')}
              </Claim>
            )}
          </Words>
        </Tile>
      ))}
    </List>
  );
}

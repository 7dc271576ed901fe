import type { ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

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
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${vars.space.s4};
  margin-top: ${vars.space.s4};
  /* A group fills its row: two are halves, five are three and two. */
  ${media.desktop} {
    &:has(> :nth-child(2):last-child) {
      grid-template-columns: 1fr 1fr;
    }
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      > * {
        grid-column: span 2;
      }
      > :nth-child(n + 4) {
        grid-column: span 3;
      }
    }
  }
`;

/** The picture before the words, above them where there is room for a picture. */
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
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
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
  text-wrap: pretty;
`;

/** Activities as cards; all of a card leads there. */
export function ActivityCards({ cards }: { readonly cards: readonly ActivityCard[] }) {
  const { t } = useTranslation('promotions');
  return (
    <List data-part="activity-cards">
      {cards.map(({ id, page, title, text, href, isOpen }) => (
        <Tile key={id}>
          <ActivityArt page={page} shape="card" />
          <Words>
            <Way href={href}>{title}</Way>
            {text !== '' && <Text>{text}</Text>}
            {isOpen && (
              <span>
                <Badge tone="accent" icon="gift">
                  {t('openNow')}
                </Badge>
              </span>
            )}
          </Words>
        </Tile>
      ))}
    </List>
  );
}

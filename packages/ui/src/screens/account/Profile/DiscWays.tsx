import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { type HubWay, type HubWayName, useHubWays } from './hub-ways.ts';

export interface DiscWaysProps {
  readonly member: Member;
  /** After the two ways of the money. */
  readonly others: readonly HubWayName[];
}

/** Discs, in brands that have discs, the first of them lit; their words below. */
const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s3};
  > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    width: 100%;
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: ${vars.space.s2};
    padding-block: ${vars.space.s1};
    border-radius: ${vars.radius.md};
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.strong};
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    ${focusRing}
  }
  /* Of phones that are narrower than most, in letters: the longest of the words stays whole. */
  @media (max-width: 22.4375rem) {
    a {
      font-size: ${vars.text.xs};
    }
  }
  [data-part='label'] {
    max-width: 100%;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  [data-part='disc'] {
    display: grid;
    place-items: center;
    width: 60px;
    height: 60px;
    background: ${vars.color.surface3};
    clip-path: ${vars.shape.disc};
    transition:
      background-color ${vars.motion.fast} ${vars.motion.ease},
      scale ${vars.motion.base} ${vars.motion.spring};
    @media (forced-colors: active) {
      border: 2px solid ButtonText;
      border-radius: ${vars.radius.round};
    }
  }
  a[href='/recharge'] > [data-part='disc'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  ${media.hover} {
    a:hover > [data-part='disc'] {
      background: ${vars.color.accentSoft};
    }
    a[href='/recharge']:hover > [data-part='disc'] {
      background: ${vars.color.accentHover};
    }
  }
  a:active > [data-part='disc'] {
    scale: ${vars.press.scale};
  }
`;

/** What most come for, side by side; a demo account neither deposits nor withdraws. */
export function DiscWays({ member, others }: DiscWaysProps) {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  const moneyWays: readonly HubWay[] = [
    { href: to('/recharge'), label: t('deposit'), icon: 'deposit' },
    { href: to('/withdraw'), label: t('withdraw'), icon: 'withdraw' },
  ];
  return (
    <Root data-part="actions">
      {member.isDemo && <Badge tone="info">{t('demo')}</Badge>}
      <ul>
        {[...(member.isDemo ? [] : moneyWays), ...waysOf(others)].map(({ href, label, icon }) => (
          <li key={href}>
            <a href={href}>
              <span data-part="disc">
                <Icon name={icon} />
              </span>
              <span data-part="label">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { unbroken } from '../../page/unbroken.ts';

const tips = ['nobody', 'own', 'device'] as const;

const icons: Readonly<Record<(typeof tips)[number], IconName>> = {
  nobody: 'eyeOff',
  own: 'lock',
  device: 'logout',
};

const Frame = styled(Card)`
  container-type: inline-size;
  display: grid;
  grid-template-rows: auto 1fr;
`;

const Title = styled.h2`
  margin-bottom: ${vars.space.s3};
  font-size: ${vars.text.md};
`;

const List = styled.ul`
  display: grid;
  /* Beside something higher they have all of its height. */
  align-content: space-evenly;
  gap: ${vars.space.s3};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space.s3};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    line-height: 1.45;
    text-wrap: balance;
  }
  /* Beside each other where lines would run the whole width of a page. */
  @container (min-width: 70rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${vars.space.s8};
  }
  svg {
    color: ${vars.color.second};
  }
`;

export interface SecurityTipsProps {
  /** `section`: as the heads of what is beside it, in the form of the brand's `headings` axis. Default: `quiet`. */
  readonly head?: 'quiet' | 'section';
}

/** What protects an account besides what is set here. */
export function SecurityTips({ head = 'quiet' }: SecurityTipsProps) {
  const { t } = useTranslation('account-security');
  return (
    <Frame>
      {head === 'section' ? <SectionHeader title={t('tips.title')} /> : <Title>{t('tips.title')}</Title>}
      <List>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name={icons[tip]} size={20} />
            <span>{unbroken(t(`tips.${tip}`))}</span>
          </li>
        ))}
      </List>
    </Frame>
  );
}

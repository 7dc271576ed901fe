import { formatCount } from '@fortuna/domain/count.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Covered } from '../../WalletAmount.tsx';

/** The display of a till: sunk into its ground, the figure below its name. */
const Root = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  padding: ${vars.space.s4};
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.md};
  background: ${vars.color.fieldBg};
`;

const Label = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  letter-spacing: ${vars.lettering.label};
  text-transform: ${vars.lettering.labelCase};
`;

const Points = styled.strong`
  overflow-wrap: anywhere;
  color: ${vars.color.accentText};
  font-family: ${vars.font.display};
  font-size: clamp(2.25rem, 11vw, 4.5rem);
  font-weight: ${vars.weight.display};
  line-height: 1.05;
  ${figure}
`;

/** How many points are left. */
export function PointsDisplay({ points }: { readonly points: number }) {
  const { t } = useTranslation('promotions-daily');
  const language = useSiteLanguage();
  return (
    <Root data-part="points-display">
      <Label>{t('exchange.points')}</Label>
      <Points>
        <Covered>{formatCount(points, language)}</Covered>
      </Points>
    </Root>
  );
}

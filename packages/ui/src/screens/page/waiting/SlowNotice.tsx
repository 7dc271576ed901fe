import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { vars } from '../../../theme/vars.ts';

export interface SlowNoticeProps {
  /** What it is that takes so long. */
  readonly what: 'loading' | 'sending';
  readonly onStop: () => void;
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  color: ${vars.color.textMuted};
`;

/** A wait that has become long, and the way out of it. */
export function SlowNotice({ what, onStop }: SlowNoticeProps) {
  const { t } = useTranslation('controls');
  return (
    <Root data-part="slow-notice">
      <span role="status">{t(`slow.${what}`)}</span>
      <Button onClick={onStop}>{t('slow.stop')}</Button>
    </Root>
  );
}

import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export const offlineBarStates = ['Offline', 'Online', 'LongText'] as const;

export interface OfflineBarProps {
  /** Whether the device has no connection. The bar's place stays in the page, so that the news is announced. */
  readonly isOffline: boolean;
  /** E.g. "Sem internet. Nada será enviado até a conexão voltar." */
  readonly text: string;
}

const Root = styled.div`
  &:not(:empty) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${vars.space.s2};
    min-height: 36px;
    padding: ${vars.space.s1} ${vars.space.s4};
    background: ${vars.color.warningSoft};
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    line-height: 1.35;
  }
  > svg {
    flex: none;
    color: ${vars.color.warning};
  }
`;

/** Says that the connection is gone, for as long as it is. */
export function OfflineBar({ isOffline, text }: OfflineBarProps) {
  return (
    <Root role="status" data-part="offline-bar">
      {isOffline && (
        <>
          <Icon name="warning" size={18} />
          <span>{text}</span>
        </>
      )}
    </Root>
  );
}

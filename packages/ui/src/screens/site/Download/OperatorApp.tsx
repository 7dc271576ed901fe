import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s2};

  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    overflow-wrap: anywhere;
  }
`;

/** The way to the operator's own app; the host that it leads to is named before anybody goes there. */
export function OperatorApp({ url }: { readonly url: string }) {
  const { t } = useTranslation('site-download');
  const { title } = useBrand();
  return (
    <Root>
      <ButtonLink
        href={url}
        variant="primary"
        size="lg"
        isWide
        rel="noreferrer"
        icon={<Icon name="install" size={20} />}
      >
        {t('app.action', { brand: title })}
      </ButtonLink>
      <p>{t('app.text', { host: new URL(url).host })}</p>
    </Root>
  );
}

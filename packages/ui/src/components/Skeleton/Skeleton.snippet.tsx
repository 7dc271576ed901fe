import { Card } from '@fortuna/ui/components/Card/Card.tsx';
import { Skeleton, SkeletonGroup } from '@fortuna/ui/components/Skeleton/Skeleton.tsx';
import { useTranslation } from 'react-i18next';

/** As high as the card that it stands for; said once for all of it. */
export function Example() {
  const { t } = useTranslation('controls');
  return (
    <SkeletonGroup label={t('loading')}>
      <Card>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="third" />
      </Card>
    </SkeletonGroup>
  );
}

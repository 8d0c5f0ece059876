import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCity } from '../../../device/city';
import { Skeleton } from '../../../ui/Skeleton';
import { Unbroken } from '../../../ui/Unbroken';
import { FileChooser } from './FileChooser';
import { ImportPreview } from './ImportPreview';
import { ImportResult } from './ImportResult';
import { Part, PartHeading, PartText } from './parts';
import type { Imported } from './useApplyImport';
import { useBringFile } from './useBringFile';

/** The import of a file in three steps: choose the file, preview it, apply it. */
export function BringData() {
  const { bring, pending, problem, importId, forget } = useBringFile();
  const city = useCity();
  const [result, setResult] = useState<Imported>();
  const [isBack, setBack] = useState(false);
  const start = (file: File) => {
    setResult(undefined);
    setBack(false);
    void bring(file);
  };
  const finish = (imported: Imported) => {
    setResult(imported);
    forget();
  };
  const cancel = () => {
    setBack(true);
    forget();
  };
  return (
    <Part>
      <PartHeading>
        <FormattedMessage id="settings.dataBring" />
      </PartHeading>
      <PartText>
        <FormattedMessage id="settings.dataBringText" />{' '}
        <FormattedMessage id="settings.dataHere" values={{ city: <Unbroken>{city}</Unbroken> }} />
      </PartText>
      {!importId && <FileChooser onFile={start} focused={isBack} pending={pending} problem={problem} />}
      {importId && (
        <Suspense fallback={<Skeleton $width="100%" $height="12rem" aria-hidden />}>
          <ImportPreview key={importId} id={importId} onDone={finish} onCancel={cancel} />
        </Suspense>
      )}
      {result && <ImportResult result={result} />}
    </Part>
  );
}

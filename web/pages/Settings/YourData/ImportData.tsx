import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FallbackBoundary } from '../../../components/problems/FallbackBoundary';
import { useCity } from '../../../device/city';
import { Skeleton } from '../../../ui/Skeleton';
import { Unbroken } from '../../../ui/Unbroken';
import { FileChooser } from './FileChooser';
import { ImportResult } from './ImportResult';
import { Part, PartHeading, PartText } from './parts';
import type { Imported } from './useApplyImport';
import { useImportFile } from './useImportFile';

const ImportPreview = lazy(async () => ({ default: (await import('./ImportPreview')).ImportPreview }));

/** The import of a file in three steps: choose the file, preview it, apply it. */
export function ImportData() {
  const { importFile, pending, problem, importId, forget } = useImportFile();
  const city = useCity();
  const [result, setResult] = useState<Imported>();
  const [isBack, setBack] = useState(false);
  const start = (file: File) => {
    setResult(undefined);
    setBack(false);
    void importFile(file);
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
        <FallbackBoundary
          key={importId}
          show={
            <PartText>
              <FormattedMessage id="settings.tasteUnknown" />
            </PartText>
          }
        >
          <Suspense fallback={<Skeleton $width="100%" $height="12rem" aria-hidden />}>
            <ImportPreview id={importId} onDone={finish} onCancel={cancel} />
          </Suspense>
        </FallbackBoundary>
      )}
      {result && <ImportResult result={result} />}
    </Part>
  );
}

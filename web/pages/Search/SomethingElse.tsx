import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ExampleCravings } from './ExampleCravings';
import { emptySearch } from './searchState';

/** Links that search for example cravings in `city`, without filters. The example that equals `except` is left out. */
export function SomethingElse({ city, except }: { city: string; except: string }) {
  return (
    <Frame>
      <h3>
        <FormattedMessage id="search.noneOthers" />
      </h3>
      <ExampleCravings state={emptySearch(city)} except={except} />
    </Frame>
  );
}

const Frame = styled.section`
  width: 100%;
  margin-top: 14px;
  h3 {
    font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem);
  }
`;

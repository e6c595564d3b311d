import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { feedText } from '../../text/campaigns-en.ts'

/** Every currency the browser knows, with its name. */
const currencies: readonly (readonly [code: string, name: string])[] = Intl.supportedValuesOf('currency').map((code) => [
  code,
  new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code,
])

interface CurrencyChoiceProps {
  readonly currency: string | null
  readonly onCurrency: (currency: string | null) => void
}

/** Asks for the currency of a feed that names none. */
export const CurrencyChoice = ({ currency, onCurrency }: CurrencyChoiceProps) => (
  <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
    <Box sx={{ mb: 1 }}>{currency === null ? feedText.needsCurrency : feedText.currencySaid}</Box>
    <NativeSelect
      value={currency ?? ''}
      onChange={({ target }) => onCurrency(target.value === '' ? null : target.value)}
      input={<OutlinedInput size="small" sx={{ height: 40, maxWidth: 1, bgcolor: 'background.paper' }} />}
      inputProps={{ 'aria-label': feedText.currency }}
    >
      <option value="">{feedText.noCurrency}</option>
      {currencies.map(([code, name]) => (
        <option key={code} value={code}>
          {`${code} – ${name}`}
        </option>
      ))}
    </NativeSelect>
  </Alert>
)

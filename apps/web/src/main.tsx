import '@fontsource-variable/inter/wght.css'
import './ui/base.css'
import { startApp } from './app/start-app.tsx'

void startApp()

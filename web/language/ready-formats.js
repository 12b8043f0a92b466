// Runs as a worker while the page loads. Chromium loads its locale data when the first Intl format is created, which
// blocks a slow phone for a tenth of a second. Data loaded by this worker is then ready for the page too.
new Intl.NumberFormat('en')
new Intl.DateTimeFormat('en')
close()

// Runs as a worker while the page loads. Chromium reads what it knows of all languages when the first format is made,
// which stops a slow phone for a tenth of a second. Read here, it is known to the page too.
new Intl.NumberFormat('en')
new Intl.DateTimeFormat('en')
close()
